import { createServer } from 'node:http';
import { Server } from 'socket.io';

/** A bare socket.io server that lets everybody in and answers what it is asked. */
const http = createServer((_request, response) => void response.end());
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });
io.on('connection', (socket) =>
  socket.on('echo', (payload: unknown, reply: (answer: unknown) => void) => reply(payload)),
);
http.listen(Number(process.env['PORT']), '127.0.0.1');
