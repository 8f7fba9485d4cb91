<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

/**
 * Reads the central directory of a ZIP file, by which office documents are judged. Only members that are asked
 * for are unpacked. A directory with wrong sizes or offsets is invalid.
 *
 * @see FIELD-8
 *
 * @phpstan-type ZipMember array{name: string, packed: int, size: int, offset: int, is_stored: bool}
 */
final class ZipDirectory {

	/** More members, and a longer central directory in bytes, than Office documents have. */
	private const MAX_MEMBERS = 5000;
	private const MAX_BYTES   = 2097152;

	/** Limits against ZIP bombs: the unpacked size in bytes, and its ratio to the packed size. */
	private const MAX_SIZE  = 268435456;
	private const MAX_RATIO = 100;

	/** In bytes; below this unpacked size any ratio is accepted. */
	private const SMALL = 4194304;

	/** The longest end of a ZIP file in bytes: its end record with a comment. */
	private const TAIL = 65557;

	/** @phpstan-param list<ZipMember> $members */
	private function __construct( private readonly array $members ) {}

	/** @param resource $file Opened for reading. */
	public static function read( $file ): ?self {
		$size = (int) ( fstat( $file )['size'] ?? 0 );
		$tail = self::bytes( $file, max( 0, $size - self::TAIL ), self::TAIL );
		$at   = strrpos( $tail, "PK\x05\x06" );
		$end  = false === $at
			? false
			: unpack(
				'vdisk/vstart/vhere/vcount/Vlength/Voffset/vcomment',
				substr( $tail, $at + 4, 18 ) . str_repeat( "\0", 18 )
			);
		if ( false === $at || false === $end ) {
			return null;
		}
		/** @var array{disk: int, start: int, here: int, count: int, length: int, offset: int, comment: int} $end */
		$place = $size - strlen( $tail ) + $at;
		if (
			0 !== $end['disk']
			|| 0 !== $end['start']
			|| $end['here'] !== $end['count']
			|| $end['count'] > self::MAX_MEMBERS
			|| $end['length'] > self::MAX_BYTES
			|| $end['offset'] + $end['length'] !== $place
			|| $at + 22 + $end['comment'] !== strlen( $tail )
		) {
			return null;
		}
		$members = self::members( self::bytes( $file, $end['offset'], $end['length'] ), $end['count'] );
		return null !== $members && self::is_honest( $members, $end['offset'] ) ? new self( $members ) : null;
	}

	/** @param string $name A member's name, or a folder's with a trailing `/`. */
	public function has( string $name ): bool {
		foreach ( $this->members as $member ) {
			if (
				$name === $member['name']
				|| ( str_ends_with( $name, '/' ) && str_starts_with( $member['name'], $name ) )
			) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> */
	public function names(): array {
		return array_column( $this->members, 'name' );
	}

	/**
	 * Returns a member's unpacked content; null if it is too long or cannot be read.
	 *
	 * @param resource $file
	 * @param int $most The most bytes, packed and unpacked.
	 */
	public function text( $file, string $name, int $most ): ?string {
		$at     = array_search( $name, $this->names(), true );
		$member = false === $at ? null : $this->members[ $at ];
		if ( null === $member || $member['packed'] > $most ) {
			return null;
		}
		$head = unpack(
			'Vmark/x22skipped/vname/vextra',
			str_pad( self::bytes( $file, $member['offset'], 30 ), 30, "\0" )
		);
		if ( false === $head || 0x04034b50 !== $head['mark'] ) {
			return null;
		}
		/** @var array{mark: int, name: int, extra: int} $head */
		$packed = self::bytes( $file, $member['offset'] + 30 + $head['name'] + $head['extra'], $member['packed'] );
		// It warns about corrupt data and about data longer than the limit; false is enough.
		$text = $member['is_stored'] ? $packed : @gzinflate( $packed, $most );
		return false === $text ? null : $text;
	}

	/**
	 * Finds an uncompressed member that comes first in the file, as the media type of an
	 * OpenDocument file must.
	 *
	 * @return array{int, int}|null Offset and length in bytes.
	 */
	public function first_stored( string $name ): ?array {
		foreach ( $this->members as $member ) {
			if ( $name === $member['name'] && 0 === $member['offset'] && $member['is_stored'] ) {
				return [ 30 + strlen( $name ), $member['size'] ];
			}
		}
		return null;
	}

	/** @param resource $file */
	public static function bytes( $file, int $offset, int $length ): string {
		return $length < 1 || -1 === fseek( $file, $offset ) ? '' : (string) stream_get_contents( $file, $length );
	}

	/** @phpstan-return list<ZipMember>|null */
	private static function members( string $list, int $count ): ?array {
		$members = [];
		$at      = 0;
		while ( $at < strlen( $list ) ) {
			$head = strlen( $list ) - $at < 46
				? false
				: unpack( 'Vmark/vby/vneeds/vflags/vmethod/vtime/vdate/Vcrc/Vpacked/Vsize/vname/vextra/vcomment/vdisk/vinner/Vouter/Voffset', $list, $at );
			if ( false === $head ) {
				return null;
			}
			/**
			 * @var array{
			 *     mark: int,
			 *     flags: int,
			 *     method: int,
			 *     packed: int,
			 *     size: int,
			 *     name: int,
			 *     extra: int,
			 *     comment: int,
			 *     offset: int,
			 * } $head
			 */
			// Encrypted members (1) cannot be inspected; office programs only store (0) or deflate (8).
			if (
				0x02014b50 !== $head['mark']
				|| 0 !== ( $head['flags'] & 1 )
				|| ! in_array( $head['method'], [ 0, 8 ], true )
			) {
				return null;
			}
			$members[] = [
				'name'      => substr( $list, $at + 46, $head['name'] ),
				'packed'    => $head['packed'],
				'size'      => $head['size'],
				'offset'    => $head['offset'],
				'is_stored' => 0 === $head['method'] && $head['packed'] === $head['size'],
			];
			$at += 46 + $head['name'] + $head['extra'] + $head['comment'];
		}
		return $at === strlen( $list ) && $count === count( $members ) ? $members : null;
	}

	/**
	 * Rejects harmful names, implausible sizes and overlaps: the densest ZIP bombs let all members
	 * share one piece of the file.
	 *
	 * @phpstan-param list<ZipMember> $members
	 */
	private static function is_honest( array $members, int $end ): bool {
		usort( $members, static fn ( array $one, array $other ): int => $one['offset'] <=> $other['offset'] );
		$total  = 0;
		$packed = 0;
		foreach ( $members as $index => $member ) {
			$next    = $members[ $index + 1 ]['offset'] ?? $end;
			$total  += $member['size'];
			$packed += $member['packed'];
			if ( 1 === preg_match( '/^\/|^[a-z]:|\\\\|(?:^|\/)\.\.(?:\/|$)|\0/i', $member['name'] )
				|| $member['offset'] + 30 + strlen( $member['name'] ) + $member['packed'] > $next ) {
				return false;
			}
		}
		return [] !== $members
			&& $total <= self::MAX_SIZE
			&& ( $total <= self::SMALL || $total <= self::MAX_RATIO * $packed );
	}
}
