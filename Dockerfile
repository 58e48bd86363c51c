# The server with its web client. Build: docker build -t jamaica .   Run: docker run -p 8080:8080 -v jamaica:/data jamaica
FROM node:24-bookworm-slim AS build
WORKDIR /jamaica
COPY package.json package-lock.json ./
COPY rules/package.json rules/
COPY chance/package.json chance/
COPY bots/package.json bots/
COPY engine/package.json engine/
COPY words/package.json words/
COPY messages/package.json messages/
COPY artwork/package.json artwork/
COPY server/package.json server/
COPY cli/package.json cli/
COPY web/package.json web/
COPY docs/package.json docs/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build -w web -w engine -w docs
# What runs, and nothing else. The image has a Node, so the one among the optional packages goes too; the painter of previews
# stays, which is one of them. The compiler comes along because a library can do without it, and what makes films is in the page by now.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-* node_modules/.bin/node node_modules/typescript node_modules/@typescript node_modules/mediabunny \
  && mkdir /ship \
  && cp -a package.json node_modules rules chance bots engine words messages server cli /ship \
  && mkdir /ship/web /ship/docs \
  && cp -a web/package.json web/dist /ship/web \
  && cp -a docs/package.json docs/openapi.json docs/messages.schema.json docs/api /ship/docs

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=8080
WORKDIR /jamaica
COPY --from=build --chown=node:node /ship ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# The signals go to Node itself: it ends gently.
CMD ["node", "server/src/main.ts"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
