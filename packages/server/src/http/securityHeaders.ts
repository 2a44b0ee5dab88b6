import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Security headers. Over plain http (a LAN address) nothing may ask for https: no HSTS, no upgrade, and none of the
 * headers that browsers heed in secure contexts only.
 */
export const addSecurityHeaders = async (app: FastifyInstance, publicUrl: string | null): Promise<void> => {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    hsts: isSecure,
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Style attributes set widths and places of cards.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        // Some browsers do not count a websocket as 'self'.
        connectSrc: ["'self'", publicUrl === null ? 'ws:' : socketOriginOf(publicUrl)],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  });
};

const socketOriginOf = (publicUrl: string): string => new URL(publicUrl).origin.replace(/^http/, 'ws');
