import type { CDPSession, Page } from 'playwright-core';

/** A page on a device that has an authenticator built in, which says yes to everything. */
export interface OnDevice {
  readonly page: Page;
  readonly device: CDPSession;
  readonly authenticatorId: string;
}

/** Gives the device of a page an authenticator; only Chromium knows how. */
export const withAuthenticator = async (page: Page): Promise<OnDevice> => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, device, authenticatorId };
};
