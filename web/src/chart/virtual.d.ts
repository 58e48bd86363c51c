/** Made by chartPlugin of web/build/chart.ts: where the chart is. */
declare module 'virtual:chart' {
  const chart: { readonly day: string; readonly night: string };
  export default chart;
}
