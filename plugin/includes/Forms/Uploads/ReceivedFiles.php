<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldError;

/**
 * The files of a submission that were accepted, by field, and the errors of the others. Accepted
 * files stay in the holding area until their lead is stored.
 */
final class ReceivedFiles {

	/**
	 * @param array<array-key, list<Upload>> $files
	 * @param array<array-key, list<KeptFile>> $kept
	 * @param list<FieldError> $errors
	 * @param array<array-key, list<Upload>> $left
	 */
	public function __construct(
		public readonly array $files = [],
		public readonly array $kept = [],
		private readonly array $errors = [],
		private readonly array $left = []
	) {}

	/**
	 * Merges the errors of files into the other errors, in the order of the form. For a field that is empty
	 * because its file was rejected, the reason replaces the error that the field is required.
	 *
	 * @param list<FieldError> $others
	 * @return list<FieldError>
	 */
	public function errors_with( FormDefinition $form, array $others ): array {
		if ( [] === $this->errors ) {
			return $others;
		}
		$place  = [];
		$ours   = array_map( static fn ( FieldError $error ): string => $error->field_id, $this->errors );
		$errors = [
			...array_filter(
				$others,
				static fn ( FieldError $error ): bool => ! in_array( $error->field_id, $ours, true )
			),
			...$this->errors,
		];
		foreach ( $form->fields as $index => $field ) {
			$place[ $field->field_id ] = $index;
		}
		usort(
			$errors,
			static fn (
				FieldError $one,
				FieldError $other
			): int => ( $place[ $one->field_id ] ?? PHP_INT_MAX ) <=> ( $place[ $other->field_id ] ?? PHP_INT_MAX )
		);
		return $errors;
	}

	public function without( string $field_id ): self {
		return new self(
			array_diff_key( $this->files, [ $field_id => true ] ),
			array_diff_key( $this->kept, [ $field_id => true ] ),
			$this->errors,
			$this->left
		);
	}

	/** @return list<string> */
	public function ids( string $field_id ): array {
		return array_map( static fn ( Upload $upload ): string => $upload->id, $this->files[ $field_id ] ?? [] );
	}

	/** @return list<string> */
	public function left_fields(): array {
		return array_map( strval( ... ), array_keys( $this->left ) );
	}

	/**
	 * Returns the sorted SHA-256 hashes of the files by field, including files for which there is
	 * no space. They tell two sets of files apart.
	 *
	 * @return array<array-key, list<string>>
	 */
	public function digests(): array {
		$digests = [];
		foreach ( $this->files as $field_id => $files ) {
			$digests[ $field_id ] = array_map(
				static fn ( Upload $upload ): string => $upload->sha256,
				[ ...$files, ...$this->left[ $field_id ] ?? [] ]
			);
			sort( $digests[ $field_id ] );
		}
		return $digests;
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 * @see UPLOAD-450
	 */
	public function told( string $field_id, array $names ): array {
		foreach ( $this->left[ $field_id ] ?? [] as $file ) {
			$at = array_keys( $names, $file->name, true );
			if ( [] !== $at ) {
				/* translators: %s: a file's name. */
				$names[ end( $at ) ] = sprintf( __( '%s (not stored)', 'brolga' ), $file->name );
			}
		}
		return array_values( $names );
	}
}
