import { fileURLToPath } from "node:url";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The pages of the blog and of the trades: each with its policy, in memory, and never older than `expireTime` says.
  cacheHandler: fileURLToPath(new URL("lib/http/page-cache.cjs", import.meta.url)),
  experimental: { isrFlushToDisk: false },
  expireTime: 10,
  // For `npm run release`; `next start` serves a plain build.
  ...(process.env.NEXT_OUTPUT === "standalone" && { output: "standalone" }),
  // Nobody may have pictures made: /_next/image answers 404, and the sizes of ours are made at build.
  images: { unoptimized: true },
  // The scheduler asks every few seconds.
  logging: { incomingRequests: { ignore: [/^\/api\/cron\//] } },
  // What is built, and no more: the recognizer of local/speech has optional packages, which may be absent.
  typescript: {
    tsconfigPath: "scripts/tsconfig.build.json",
    // `npm test` has checked all types by then, these among them.
    ignoreBuildErrors: process.env.TYPES_CHECKED === "1",
  },
  // Node packages that read files next to themselves, so they must not be bundled.
  serverExternalPackages: [
    "@tus/server",
    "@tus/file-store",
    "@aws-sdk/client-s3",
    "@aws-sdk/s3-request-presigner",
  ],
  // What draws PDFs and logos runs as a process of its own, from files that no import names. Any handler may draw: after
  // its answer it does due jobs.
  outputFileTracingIncludes: {
    "/api/**": [
      "./lib/documents/logo/painter.mjs",
      "./lib/documents/pdf/*.{mjs,typ}",
      "./node_modules/{sharp,@img,detect-libc}/**",
      "./node_modules/@myriaddreamin/typst-ts-node-compiler*/**",
      "./node_modules/@expo-google-fonts/*/package.json",
      ...[
        "bricolage-grotesque/600SemiBold",
        "{figtree,noto-sans,noto-sans-arabic}/{400Regular,600SemiBold}",
        "{noto-sans-sc,noto-sans-jp,noto-emoji}/400Regular",
      ].map((faces) => `./node_modules/@expo-google-fonts/${faces}/*.ttf`),
    ],
  },
  // What a trace takes along because a path in it is put together at run time.
  outputFileTracingExcludes: {
    "/**": [
      "./{local,scripts,tests}/**",
      "./{biome,package-lock}.json",
      "./node_modules/@expo-google-fonts/*/{1,2,3,5,7,8,9}00*/**",
    ],
  },
  rewrites: async () => ({
    beforeFiles: [
      // The middleware says where no page is (docs/decisions/0190).
      {
        source: "/(.*)",
        has: [{ type: "header", key: "x-page-missing" }],
        destination: "/no-such-address",
      },
      // A page that reads its query would be made for each request.
      {
        source: "/blog",
        has: [{ type: "query", key: "page", value: "(?<page>.+)" }],
        destination: "/blog/page/:page",
      },
      {
        source: "/blog",
        missing: [{ type: "query", key: "page" }],
        destination: "/blog/page/1",
      },
    ],
  }),
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
      source: "/pictures/sized/:file",
      headers: [{ key: "cache-control", value: "public, max-age=14400" }],
    },
    {
      // Answers of handlers are data: nothing in them may run.
      source: "/api/:path*",
      headers: [
        { key: "content-security-policy", value: "default-src 'none'; frame-ancestors 'none'" },
        { key: "x-robots-tag", value: "noindex, nofollow" },
      ],
    },
    {
      // Our own page shows these in a frame, in the browser's viewer, which needs styles of its own.
      source: "/api/pdf/:path*",
      headers: [
        { key: "x-frame-options", value: "SAMEORIGIN" },
        {
          key: "content-security-policy",
          value: "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
        },
      ],
    },
  ],
};

/** Pages of `npm run dev` alone end in .dev.tsx, which a build doesn't know. @param {string} phase */
export default function settings(phase) {
  if (phase !== PHASE_DEVELOPMENT_SERVER) return config;
  return { ...config, pageExtensions: ["tsx", "ts", "jsx", "js", "dev.tsx"] };
}
