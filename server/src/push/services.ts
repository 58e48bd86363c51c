// The push services of the browsers. A server that sends wherever it is told is a tool for attacks on others.
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
];

/**
 * The address of an endpoint at a browser's push service; null when it is none. It is written as it was read here: another
 * reader might find another host in what was said.
 */
export const pushService = (endpoint: string): string | null => {
  const url = URL.parse(endpoint);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return null;
  return SERVICES.some(service => service.test(url.hostname)) ? url.href : null;
};
