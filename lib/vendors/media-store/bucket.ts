import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { z } from "zod";
import type { Bucket, BucketPlace } from "./bucket-types.ts";

const SIGNED_SECONDS = 5 * 60;
const CONNECT_MS = 5_000;
const ANSWER_MS = 60_000;

const named = z.object({ Key: z.string(), Size: z.number() });

function isGone(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/** A private bucket behind S3's protocol: Amazon's, Supabase Storage's, or another of that shape. */
export function openBucket({ endpoint, region, bucket, keyId, secret }: BucketPlace): Bucket {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    forcePathStyle: true,
    // The SDK waits for ever unless told.
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
    // Not every store of this shape knows the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (Key: string) => ({ Bucket: bucket, Key });
  return {
    async put(key, Body, ContentType) {
      await client.send(new PutObjectCommand({ ...at(key), Body, ContentType }));
    },
    async putParts(key, parts, ContentType) {
      const begun = await client.send(
        new CreateMultipartUploadCommand({ ...at(key), ContentType }),
      );
      const upload = { ...at(key), UploadId: begun.UploadId };
      try {
        const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
        for await (const Body of parts) {
          const PartNumber = Parts.length + 1;
          const { ETag } = await client.send(
            new UploadPartCommand({ ...upload, PartNumber, Body }),
          );
          Parts.push({ PartNumber, ETag });
        }
        await client.send(
          new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
        );
      } catch (error) {
        await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
        throw error;
      }
    },
    async get(key, range) {
      try {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range }));
        return Body?.transformToWebStream() ?? null;
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
    async size(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(key)));
        return ContentLength ?? null;
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
    async list(Prefix) {
      const found: { key: string; size: number }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken }),
        );
        const objects = named.array().parse(page.Contents ?? []);
        found.push(...objects.map(({ Key, Size }) => ({ key: Key, size: Size })));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return found;
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    address(key, ResponseContentDisposition) {
      const command = new GetObjectCommand({ ...at(key), ResponseContentDisposition });
      return getSignedUrl(client, command, { expiresIn: SIGNED_SECONDS });
    },
  };
}
