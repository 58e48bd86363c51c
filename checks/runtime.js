// Plain JavaScript, because a Node that is too old cannot even read TypeScript to say so.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Run npm ci first; it brings the Node 24 this project needs, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
