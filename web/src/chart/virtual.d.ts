/** Made by chartPlugin of web/build/chart.ts: where the sheets of the chart are. The land lies on the sea. */
declare module 'virtual:chart' {
  type Sheet = { readonly day: string; readonly night: string };
  const chart: { readonly sea: Sheet; readonly land: Sheet };
  export default chart;
}
