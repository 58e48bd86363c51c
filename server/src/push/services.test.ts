import { describe, expect, it } from 'vitest';
import { pushService } from './services.ts';

describe('news go', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('to %s', endpoint => expect(pushService(endpoint)).toBe(endpoint));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com@evil.example/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilnotify.windows.com/abc',
    'https://localhost/abc',
    'nonsense',
  ])('not to %s', endpoint => expect(pushService(endpoint)).toBeNull());

  it.each([
    ['https://fcm.googleapis.com\\@evil.example/abc', 'https://fcm.googleapis.com/@evil.example/abc'],
    ['https://FCM.googleapis.com:443/a/../b', 'https://fcm.googleapis.com/b'],
    ['https:fcm.googleapis.com/abc', 'https://fcm.googleapis.com/abc'],
  ])('to %s as it was read, so that every reader finds the same host', (said, read) =>
    expect(pushService(said)).toBe(read),
  );
});
