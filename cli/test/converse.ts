import { Conversation } from '../src/protocol/conversation.ts';

/** Says requests to a conversation by version 2, and reads the answers. */
export const versionTwo = () => {
  const conversation = new Conversation();
  const say = (request: unknown) => {
    const answer = conversation.answer(JSON.stringify(request));
    if (answer === null) throw new Error('the conversation is over');
    return JSON.parse(answer);
  };
  say({ protocol: 2 });
  const bytes = (): Buffer => Buffer.concat(conversation.takeBytes());
  return { say, bytes, line: (line: string) => conversation.answer(line) };
};
