<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Forms\Source\BlockAttributes;

/**
 * Which files a field accepts: what the site owner allows, within what the server can take.
 *
 * @see FIELD-7
 */
final class FileRules {

	/** Well below the 20 files that PHP accepts per request by default. */
	public const MAX_FILES = 10;

	public const MAX_MEGABYTES = 100;

	/** @param list<FileKind> $kinds */
	private function __construct(
		public readonly array $kinds,
		public readonly int $max_files,
		public readonly int $max_bytes
	) {}

	public static function from( BlockAttributes $attributes ): self {
		$accept = $attributes->items( 'accept' );
		return new self(
			array_values( array_filter(
				FileKind::cases(),
				static fn ( FileKind $kind ): bool => in_array( $kind->value, $accept, true )
			) ),
			$attributes->number( 'maxFiles', 1, self::MAX_FILES ),
			min( $attributes->number( 'maxMegabytes', 1, self::MAX_MEGABYTES ) * 1024 * 1024, self::server_limit() )
		);
	}

	/** @return list<FileFormat> */
	public function formats(): array {
		return array_values( array_filter(
			FileFormat::cases(),
			fn ( FileFormat $format ): bool => in_array( $format->kind(), $this->kinds, true )
		) );
	}

	/** @return list<string> */
	public function extensions(): array {
		return array_merge( ...array_map(
			static fn ( FileFormat $format ): array => array_map(
				static fn ( string $extension ): string => ".{$extension}",
				$format->extensions()
			),
			$this->formats()
		) );
	}

	public function sentence(): string {
		$kinds = implode( ', ', array_map( static fn ( FileKind $kind ): string => $kind->label(), $this->kinds ) );
		$size  = self::size( $this->max_bytes );
		return 1 === $this->max_files
			/* translators: 1: kinds of files, 2: a size with its unit. */
			? sprintf( __( 'One file of up to %2$s: %1$s.', 'brolga' ), $kinds, $size )
			: sprintf(
				/* translators: 1: kinds of files, 2: a size with its unit, 3: a number. */
				_n(
					'Up to %3$d file of %2$s each: %1$s.',
					'Up to %3$d files of %2$s each: %1$s.',
					$this->max_files,
					'brolga'
				),
				$kinds,
				$size,
				$this->max_files
			);
	}

	public static function size( int $bytes ): string {
		return (string) size_format( $bytes, $bytes % ( 1024 * 1024 ) > 0 && $bytes > 1024 * 1024 ? 1 : 0 );
	}

	private static function server_limit(): int {
		return max( 1, wp_max_upload_size() );
	}
}
