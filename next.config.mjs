/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The scheduler asks every few seconds.
  logging: { incomingRequests: { ignore: [/^\/api\/cron\//] } },
  // Node packages that read files next to themselves, so they must not be bundled.
  serverExternalPackages: [
    "@tus/server",
    "@tus/file-store",
    "@aws-sdk/client-s3",
    "@aws-sdk/s3-request-presigner",
  ],
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "x-content-type-options", value: "nosniff" },
        { key: "x-frame-options", value: "DENY" },
        { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
        { key: "cross-origin-opener-policy", value: "same-origin" },
        { key: "strict-transport-security", value: "max-age=63072000; includeSubDomains" },
      ],
    },
    {
      // Answers of handlers are data: nothing in them may run.
      source: "/api/:path*",
      headers: [
        { key: "content-security-policy", value: "default-src 'none'; frame-ancestors 'none'" },
      ],
    },
  ],
};

export default config;
