/** Made by chartPlugin of web/build/chart.ts: where the sheets of the chart are, each over the ones before it. */
declare module 'virtual:chart' {
  type Sheet = { readonly day: string; readonly night: string };
  const chart: { readonly sea: Sheet; readonly land: Sheet; readonly ornaments: Sheet; readonly lights: Sheet };
  export default chart;
}
