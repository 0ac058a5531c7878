import { crc32 } from 'node:zlib';

/** A zip archive of one stored file, by hand: writing it needs neither a JDK's `jar` nor a package. */
export function zipOf(name, content) {
  const shared = Buffer.alloc(26); // What the local header and the directory entry have in common.
  shared.writeUInt16LE(10, 0); // needs zip 1.0
  shared.writeUInt16LE(0x0800, 2); // names in UTF-8
  shared.writeUInt16LE(0x21, 8); // 1 January 1980, the first day there is, so that equal content gives equal bytes
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14); // stored size
  shared.writeUInt32LE(content.length, 18); // real size
  shared.writeUInt16LE(Buffer.byteLength(name), 22);

  const file = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), content]);
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02\x0a\x00'),
    shared,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4); // entries here
  end.writeUInt16LE(1, 6); // entries in all
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(file.length, 12);
  return Buffer.concat([file, entry, Buffer.from('PK\x05\x06'), end]);
}
