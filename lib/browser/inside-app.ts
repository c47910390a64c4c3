/** What the apps through which links are passed on, and Android for any app, put into the name of their own browser. */
const APPS =
  /FBA[NV]|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok|LinkedInApp|WhatsApp|; wv\)/;
const LONGEST = 1000;

/** Whether a page is shown inside another app, by what the browser calls itself: many of those have no camera to give. */
export function isInsideApp(userAgent: string): boolean {
  return userAgent.length <= LONGEST && APPS.test(userAgent);
}
