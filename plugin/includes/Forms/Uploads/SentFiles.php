<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Forms\Fields\FileRules;
use Brolga\Forms\Fields\InputNames;

/**
 * Files that a visitor chose, and tokens of files that an earlier, failed
 * attempt has left in the holding place; both by field.
 */
final class SentFiles {

	/**
	 * The query that marks a form with files in the address it is posted to, so that it is known where PHP drops the
	 * body.
	 */
	public const MARK = 'brolga_files';

	/** The query of the address that tells of a success without some of its files. */
	public const LEFT = 'brolga_files_left';

	/**
	 * @param array<array-key, list<SentFile>> $chosen Files by field id.
	 * @param array<array-key, list<string>>   $kept   Tokens by field id.
	 */
	public function __construct(
		public readonly array $chosen = [],
		public readonly array $kept = []
	) {}

	/**
	 * The files of a form that was posted.
	 *
	 * @param InputNames              $names The form's names.
	 * @param array<array-key, mixed> $files What PHP calls $_FILES.
	 * @param mixed                   $kept  The tokens, as they were sent.
	 */
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

	/**
	 * The name of the inputs that hold the tokens of a field.
	 *
	 * @param int $number The form's number on the page.
	 */
	public static function kept_name( int $number, string $field_id = '' ): string {
		return "brolga_kept_{$number}" . ( '' === $field_id ? '' : "[{$field_id}][]" );
	}

	/**
	 * The files of one input. PHP lists names, paths and errors apart; an input
	 * without `[]` has texts in the place of lists. Nested deeper is nothing of ours.
	 *
	 * @param array<array-key, mixed> $sent What PHP has for it.
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
