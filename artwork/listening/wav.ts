/** Samples as a file that every player knows: 16 bits each. */
export const wav = (channels: readonly Float32Array[], rate: number): Buffer => {
  const frame = channels.length * 2;
  const length = channels[0].length * frame;
  const file = Buffer.alloc(44 + length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + length, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels.length, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * frame, 28);
  file.writeUInt16LE(frame, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(length, 40);
  channels.forEach((channel, number) => {
    channel.forEach((sample, i) => {
      file.writeInt16LE(Math.round(32767 * Math.min(1, Math.max(-1, sample))), 44 + i * frame + number * 2);
    });
  });
  return file;
};
