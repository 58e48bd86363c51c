/**
 * An address that somebody gave for their news; null when none may be sent there. Only on hosts that the operator lists, by
 * https and on its usual port: a server that writes wherever it is told is a tool for attacks on others. It is written as
 * it was read here: another reader might find another host in what was said.
 */
export const hookAddress = (said: string, hosts: readonly string[]): string | null => {
  const url = URL.parse(said);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return null;
  url.hash = '';
  return hosts.includes(url.hostname) ? url.href : null;
};
