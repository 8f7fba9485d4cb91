<?php
/**
 * Files as honest and as nasty people send them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Forms\Uploads\SentFile;

/**
 * Makes the bytes of small files, and puts them where PHP puts uploads.
 */
final class Crafted {

	/** @var list<string> */
	private static array $paths = [];

	/**
	 * A file as PHP hands it on.
	 *
	 * @param string $name What the visitor calls it.
	 */
	public static function sent( string $name, string $bytes ): SentFile {
		$path = (string) tempnam( sys_get_temp_dir(), 'brolga-upload' );
		file_put_contents( $path, $bytes );
		self::$paths[] = $path;
		return new SentFile( $name, $path );
	}

	/**
	 * What PHP does at the end of a request.
	 */
	public static function clear(): void {
		array_map( static fn ( string $path ): bool => ! is_file( $path ) || unlink( $path ), self::$paths );
		self::$paths = [];
	}

	public static function png(): string {
		return (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADklEQVQImWNgYGD4DwABBAEAHnjh/AAAAABJRU5ErkJggg==', true );
	}

	public static function gif(): string {
		return (string) base64_decode( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', true );
	}

	/**
	 * An image of the oldest kind: the marks that getimagesize() and libmagic read.
	 */
	public static function jpg(): string {
		return "\xFF\xD8\xFF\xE0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00\xFF\xC0\x00\x0B\x08\x00\x02\x00\x02\x01\x01\x11\x00\xFF\xDA\x00\x08\x01\x01\x00\x00\x3F\x00\x7F\xFF\xD9";
	}

	/**
	 * A PDF of one empty page.
	 *
	 * @param string $more Put into it.
	 */
	public static function pdf( string $more = '' ): string {
		return "%PDF-1.4\n%\xE2\xE3\xCF\xD3\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>\nendobj\n{$more}\ntrailer\n<</Root 1 0 R>>\n%%EOF\n";
	}

	/**
	 * A text document.
	 *
	 * @param array<string, string> $more Further members.
	 */
	public static function docx( array $more = [] ): string {
		return self::zip(
			$more + [
				'[Content_Types].xml' => '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
				'_rels/.rels'         => '<?xml version="1.0"?><Relationships/>',
				'word/document.xml'   => '<?xml version="1.0"?><w:document/>',
			]
		);
	}

	/**
	 * An OpenDocument text.
	 */
	public static function odt(): string {
		return self::zip(
			[
				'mimetype'    => 'application/vnd.oasis.opendocument.text',
				'content.xml' => '<?xml version="1.0"?><office:document-content/>',
			],
			[],
			[ 'mimetype' ]
		);
	}

	/**
	 * A ZIP file.
	 *
	 * @param array<string, string> $members Contents by name.
	 * @param array<string, array<string, int>> $lies What the list says otherwise: `size`, `packed`, `offset` by name.
	 * @param list<string> $stored Members that are not packed.
	 */
	public static function zip( array $members, array $lies = [], array $stored = [] ): string {
		$zip  = '';
		$list = '';
		foreach ( $members as $name => $content ) {
			$packed = in_array( $name, $stored, true ) ? $content : (string) gzdeflate( $content, 9 );
			$lie    = $lies[ $name ] ?? [];
			$common = pack(
				'vvvvvVVVvv',
				20,
				0,
				$packed === $content ? 0 : 8,
				0,
				0,
				crc32( $content ),
				$lie['packed'] ?? strlen( $packed ),
				$lie['size'] ?? strlen( $content ),
				strlen( $name ),
				0
			);
			$list  .= "PK\x01\x02"
				. pack( 'v', 20 )
				. $common
				. pack( 'vvvVV', 0, 0, 0, 0, $lie['offset'] ?? strlen( $zip ) )
				. $name;
			$zip   .= "PK\x03\x04" . $common . $name . $packed;
		}
		return $zip
			. $list
			. "PK\x05\x06"
			. pack( 'vvvvVVv', 0, 0, count( $members ), count( $members ), strlen( $list ), strlen( $zip ), 0 );
	}
}
