import { BlockList, isIPv4, isIPv6 } from 'node:net';

// Everything that is not the open Internet (RFC 6890 and what came after): this machine, the networks around it, and ways
// to write such an address as another one.
const V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Only what is given out to be reached: 2000::/3. Of that, not what stands for other addresses or for examples. */
const V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [net, bits] of V4) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of V6) closed.addSubnet(net, bits, 'ipv6');
const reachable = new BlockList();
reachable.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the open Internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return isIPv6(address) && reachable.check(address, 'ipv6') && !closed.check(address, 'ipv6');
};
