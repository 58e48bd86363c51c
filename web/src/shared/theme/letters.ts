/** After this long, the text is shown in other letters first. */
const PATIENCE = 400;

/** Until the letters of the first screen are there, if they come soon: then the text is not set again before one's eyes. */
export const letters = async (): Promise<void> => {
  const wanted = ['1rem "Yeseva One"', '1rem Alegreya', 'italic 1rem Alegreya'].map(each => document.fonts.load(each));
  await Promise.race([Promise.allSettled(wanted), new Promise(resolve => setTimeout(resolve, PATIENCE))]);
};
