// The push services of the browsers. A server that sends wherever it is told is a tool for attacks on others.
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
];

/** Whether an endpoint belongs to a browser's push service. */
export const isPushService = (endpoint: string): boolean => {
  const url = URL.parse(endpoint);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return SERVICES.some(service => service.test(url.hostname));
};
