<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Forms\Fields\FileRules;
use Brolga\Forms\Fields\InputNames;

/**
 * The files that a visitor chose, and the tokens of files that an earlier, failed submission left
 * in the holding area; both by field.
 */
final class SentFiles {

	/** Query parameter of forms with files: it identifies the form when PHP drops the body. */
	public const MARK = 'brolga_files';

	/** The query parameter of a success page when some of the files could not be stored. */
	public const LEFT = 'brolga_files_left';

	/**
	 * @param array<array-key, list<SentFile>> $chosen
	 * @param array<array-key, list<string>> $kept
	 */
	public function __construct(
		public readonly array $chosen = [],
		public readonly array $kept = []
	) {}

	/** @param array<array-key, mixed> $files */
	public static function of( InputNames $names, array $files, mixed $kept ): self {
		$chosen = [];
		foreach ( $names->values( $files ) as $field_id => $sent ) {
			$chosen[ $field_id ] = self::files( is_array( $sent ) ? $sent : [] );
		}
		$tokens = [];
		foreach ( is_array( $kept ) ? $kept : [] as $field_id => $sent ) {
			$tokens[ $field_id ] = array_slice(
				array_values( array_unique( array_filter( is_array( $sent ) ? $sent : [], is_string( ... ) ) ) ),
				0,
				FileRules::MAX_FILES
			);
		}
		return new self( array_filter( $chosen ), array_filter( $tokens ) );
	}

	public static function kept_name( int $number, string $field_id = '' ): string {
		return "brolga_kept_{$number}" . ( '' === $field_id ? '' : "[{$field_id}][]" );
	}

	/**
	 * Returns the files of one input. PHP lists names, paths and errors separately, and gives strings instead
	 * of lists for an input without `[]`. Deeper nesting is not from Brolga's forms.
	 *
	 * @param array<array-key, mixed> $sent
	 * @return list<SentFile>
	 */
	private static function files( array $sent ): array {
		$column = static fn ( string $name ): array => (array) ( $sent[ $name ] ?? [] );
		$text   = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$files  = [];
		foreach ( $column( 'error' ) as $index => $error ) {
			if ( is_int( $error ) && UPLOAD_ERR_NO_FILE !== $error ) {
				$files[] = new SentFile(
					$text( $column( 'name' )[ $index ] ?? '' ),
					$text( $column( 'tmp_name' )[ $index ] ?? '' ),
					$error,
					$text( $column( 'full_path' )[ $index ] ?? '' )
				);
			}
		}
		return $files;
	}
}
