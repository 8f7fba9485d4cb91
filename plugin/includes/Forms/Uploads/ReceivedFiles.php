<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldError;

/**
 * The files that were taken, by field, and what is wrong with others. All that
 * were taken are in the holding place until their lead is stored.
 */
final class ReceivedFiles {

	/**
	 * @param array<array-key, list<Upload>>   $files  By field id.
	 * @param array<array-key, list<KeptFile>> $kept   The same, for the page.
	 * @param list<FieldError>                 $errors One a field at most.
	 * @param array<array-key, list<Upload>>   $left   By field id, right ones that there was no room for.
	 */
	public function __construct(
		public readonly array $files = [],
		public readonly array $kept = [],
		private readonly array $errors = [],
		private readonly array $left = []
	) {}

	/**
	 * Errors of files among other ones, in the order of the form. Of a field that
	 * is empty because its file was not taken, it is said why.
	 *
	 * @param list<FieldError> $others What else is wrong.
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

	/**
	 * The same without a field's files.
	 */
	public function without( string $field_id ): self {
		return new self(
			array_diff_key( $this->files, [ $field_id => true ] ),
			array_diff_key( $this->kept, [ $field_id => true ] ),
			$this->errors,
			$this->left
		);
	}

	/**
	 * The names with us of a field's files.
	 *
	 * @return list<string>
	 */
	public function ids( string $field_id ): array {
		return array_map( static fn ( Upload $upload ): string => $upload->id, $this->files[ $field_id ] ?? [] );
	}

	/**
	 * The ids of the fields with files that there was no room for.
	 *
	 * @return list<string>
	 */
	public function left_fields(): array {
		return array_map( strval( ... ), array_keys( $this->left ) );
	}

	/**
	 * What tells two sets of files apart: by field, the hashes of their contents,
	 * whether there was room for them or not.
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
	 * The names of a field's files as its lead has them: those that there was no
	 * room for are marked.
	 *
	 * @param list<string> $names As they were sent.
	 * @return list<string>
	 *
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
