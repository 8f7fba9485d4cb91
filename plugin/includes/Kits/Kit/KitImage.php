<?php
declare( strict_types=1 );

namespace Brolga\Kits\Kit;

/** An image in a kit, with the URLs under which the site of origin used it. */
final class KitImage {

	/** No path and one extension, which is that of an image. */
	private const FILE = '~^media/[0-9]{1,18}-[A-Za-z0-9_-]{1,150}\.(?:jpe?g|png|gif|webp|avif)\z~i';

	/**
	 * @param string $file Its name in the kit.
	 * @param string $sha256 In lower-case hexadecimal digits.
	 * @param array<array-key, array{int, int}> $urls Width and height by URL; 0 for the image itself.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $file,
		public readonly string $sha256,
		public readonly string $title,
		public readonly string $alt,
		public readonly string $caption,
		public readonly array $urls
	) {}

	public static function read( Data $saved ): ?self {
		if (
			$saved->number( 'id' ) < 1
			|| 1 !== preg_match( self::FILE, $saved->text( 'file' ) )
			|| 1 !== preg_match( '/^[0-9a-f]{64}\z/', $saved->text( 'sha256' ) )
		) {
			return null;
		}
		$urls = [];
		foreach ( array_slice( $saved->each( 'urls' ), 0, 100 ) as $url ) {
			$urls[ $url->text( 'url' ) ] = [ $url->number( 'width' ), $url->number( 'height' ) ];
		}
		return new self(
			$saved->number( 'id' ),
			$saved->text( 'file' ),
			$saved->text( 'sha256' ),
			$saved->text( 'title' ),
			$saved->text( 'alt' ),
			$saved->text( 'caption' ),
			$urls
		);
	}

	public function name(): string {
		return (string) preg_replace( '~^media/\d+-~', '', $this->file );
	}

	/** @return array<string, mixed> */
	public function for_file(): array {
		$urls = [];
		foreach ( $this->urls as $url => [ $width, $height ] ) {
			$urls[] = [
				'url'    => (string) $url,
				'width'  => $width,
				'height' => $height,
			];
		}
		return [
			'id'      => $this->id,
			'file'    => $this->file,
			'sha256'  => $this->sha256,
			'title'   => $this->title,
			'alt'     => $this->alt,
			'caption' => $this->caption,
			'urls'    => $urls,
		];
	}
}
