import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** A bare websocket that sends back what it gets. */
const http = createServer((_request, response) => void response.end());
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket) =>
  socket.on('message', (data: Buffer) => socket.send(data, { binary: false })),
);
http.listen(Number(process.env['PORT']), '127.0.0.1');
