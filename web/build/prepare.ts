// Before `npm start`: builds the web client, unless the one that is there is new enough.
import { buildClient, DIST, isFresh } from './client.ts';

if (isFresh(DIST)) console.log('The web client is up to date.');
else {
  console.log('Building the web client, which takes a few seconds …');
  if (!buildClient(DIST, 'warn')) {
    console.error('The web client could not be built.');
    process.exit(1);
  }
}
