/** Calls at a time of the sound's own clock, which stands still while the page sleeps; a timer would run on. */
export const remind = (through: AudioNode, when: number, call: () => void): void => {
  const silence = through.context.createConstantSource();
  silence.offset.value = 0;
  silence.onended = call;
  // Only what is connected is played, and only what is played ends.
  silence.connect(through);
  silence.start();
  silence.stop(when);
};
