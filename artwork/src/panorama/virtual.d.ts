/** Made by panoramaPlugin of web/build/panorama.ts: where the panoramas are. */
declare module 'virtual:panoramas' {
  const panoramas: Readonly<Record<import('@jamaica/words').Pirate, string>>;
  export default panoramas;
}
