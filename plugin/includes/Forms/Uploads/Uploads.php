<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\LazyInject;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Fields\FileFormat;
use Brolga\Forms\Source\FormId;
use Closure;

/**
 * Handles visitors' files: checks and stores them in the holding area; then attaches them to the
 * lead in the lead's transaction, or keeps them for the visitor's next attempt. Only file fields
 * of the saved form that were shown accept files; PHP deletes all others when the request ends.
 *
 * @see FIELD-7 FIELD-8 UPLOAD-3 UPLOAD-4
 */
final class Uploads {

	/** The most bytes in the holding area; the oldest files are removed first. */
	public const HELD_BYTES = 1073741824;

	private const EVICTIONS = 50;

	/**
	 * @param Closure(): FileInspector $inspector
	 * @param Closure(): FileStore $store
	 * @param Closure(): UploadRepository $table
	 * @param Closure(): KeptFiles $kept
	 * @param Closure(): UploadBudget $budget
	 */
	public function __construct(
		#[LazyInject( FileInspector::class )] private readonly Closure $inspector,
		#[LazyInject( FileStore::class )] private readonly Closure $store,
		#[LazyInject( UploadRepository::class )] private readonly Closure $table,
		#[LazyInject( KeptFiles::class )] private readonly Closure $kept,
		#[LazyInject( UploadBudget::class )] private readonly Closure $budget,
		private readonly Clock $clock
	) {}

	/**
	 * @param array<array-key, mixed> $values
	 * @return array<array-key, mixed>
	 */
	public function named( FormId $form_id, FormDefinition $form, array $values, SentFiles $files ): array {
		foreach ( self::fields( $form ) as $field ) {
			$values[ $field->field_id ] = [
				...array_map(
					static fn ( KeptFile $file ): string => $file->name,
					$this->tokens( $form_id, $field->field_id, $files )
				),
				...array_map(
					static fn ( SentFile $file ): string => ( new FileName( $file ) )->text,
					$files->chosen[ $field->field_id ] ?? []
				),
			];
		}
		return $values;
	}

	/** @param list<string> $hidden */
	public function receive( FormId $form_id, FormDefinition $form, SentFiles $files, array $hidden ): ReceivedFiles {
		$taken  = [];
		$kept   = [];
		$errors = [];
		$left   = [];
		foreach ( self::fields( $form ) as $field ) {
			$id = $field->field_id;
			if (
				in_array( $id, $hidden, true )
				|| ! isset( $files->chosen[ $id ] ) && ! isset( $files->kept[ $id ] )
			) {
				continue;
			}
			[ $uploads, $flaws, $key, $left[ $id ] ] = $this->of_field( $form_id, $form, $field, $files );
			$taken[ $id ]                            = $uploads;
			$kept[ $id ]                             = array_map(
				fn ( Upload $upload ): KeptFile => ( $this->kept )()->sign( $form_id, $id, $upload ),
				$uploads
			);
			if ( [] !== $flaws ) {
				$errors[] = new FieldError( $id, $form->label_of( $field ), $key, implode( ' ', $flaws ) );
			}
		}
		if ( [] !== $taken ) {
			$this->make_room();
		}
		return new ReceivedFiles( $taken, $kept, $errors, array_filter( $left ) );
	}

	/** @return array<array-key, list<KeptFile>> */
	public function still_kept( FormId $form_id, SentFiles $files ): array {
		$kept = [];
		foreach ( array_keys( $files->kept ) as $field_id ) {
			$kept[ $field_id ] = $this->tokens( $form_id, (string) $field_id, $files );
		}
		return array_filter( $kept );
	}

	/**
	 * Attaches files to their lead. Runs in the lead's transaction.
	 *
	 * @throws FilesGone If one of them is not in the holding area any more.
	 */
	public function attach( ReceivedFiles $files, int $lead_id ): void {
		foreach ( $files->files as $field_id => $uploads ) {
			foreach ( $uploads as $upload ) {
				if ( ! ( $this->table )()->attach( $upload->id, $lead_id ) ) {
					throw new FilesGone( (string) $field_id );
				}
			}
		}
	}

	/**
	 * Removes files that a submission leaves in the holding area: a second copy, if an earlier
	 * request of the same submission stored the lead. Failures are ignored, because the lead is
	 * stored and UploadsSweep removes the files later.
	 */
	public function settle( ReceivedFiles $files ): void {
		try {
			array_map( $this->drop_held( ... ), array_merge( [], ...array_values( $files->files ) ) );
		} catch ( StorageUnavailable ) {
			return;
		}
	}

	public static function gone( FormDefinition $form, string $field_id ): FieldError {
		foreach ( self::fields( $form ) as $field ) {
			if ( $field_id === $field->field_id ) {
				return new FieldError(
					$field_id,
					$form->label_of( $field ),
					ErrorKey::ContactErrorMessage,
					self::gone_message()
				);
			}
		}
		return new FieldError( $field_id, $field_id, ErrorKey::ContactErrorMessage, self::gone_message() );
	}

	/**
	 * Collects the files of one field: first those kept earlier, then those in this request.
	 * Returns the accepted files, error messages, their error key, and valid files without space.
	 *
	 * @return array{list<Upload>, list<string>, ErrorKey, list<Upload>}
	 */
	private function of_field(
		FormId $form_id,
		FormDefinition $form,
		FieldDefinition $field,
		SentFiles $files
	): array {
		$uploads = [];
		$left    = [];
		$flaws   = [];
		$key     = ErrorKey::FilesTooLarge;
		$tokens  = $this->tokens( $form_id, $field->field_id, $files );
		foreach ( $tokens as $file ) {
			$upload = ( $this->table )()->find( $file->id );
			if ( null !== $upload ) {
				$uploads[] = $upload;
			}
		}
		if ( count( $uploads ) < count( $files->kept[ $field->field_id ] ?? [] ) ) {
			$flaws[] = self::gone_message();
			$key     = ErrorKey::ContactErrorMessage;
		}
		foreach ( $files->chosen[ $field->field_id ] ?? [] as $file ) {
			if (
				in_array( $file->error, [ UPLOAD_ERR_NO_TMP_DIR, UPLOAD_ERR_CANT_WRITE, UPLOAD_ERR_EXTENSION ], true )
			) {
				throw new StorageUnavailable( 'PHP could not store an upload.' );
			}
			$name = new FileName( $file );
			$flaw = ( $this->inspector )()->flaw( $file, $name, $field->files );
			if ( null !== $flaw ) {
				$flaws[] = $flaw->message( $name->text, $field->files );
				$key     = FileFlaw::TooBig === $flaw ? $key : ErrorKey::ContactErrorMessage;
			} elseif ( count( $uploads ) + count( $left ) === $field->files->max_files ) {
				$flaws[] = sprintf(
					/* translators: 1: a number, 2: a file's name. */
					_n(
						'Only %1$d file can be sent, so “%2$s” was left out.',
						'Only %1$d files can be sent, so “%2$s” was left out.',
						$field->files->max_files,
						'brolga'
					),
					$field->files->max_files,
					$name->text
				);
				$key     = ErrorKey::ContactErrorMessage;
			} elseif ( ( $this->budget )()->takes( $file->size(), self::most( $form ) ) ) {
				$uploads[] = $this->hold( $file, $name );
			} else {
				$left[] = self::described( $file, $name, '', (string) hash_file( 'sha256', $file->path ) );
			}
		}
		return [ $uploads, $flaws, $key, $left ];
	}

	private function hold( SentFile $file, FileName $name ): Upload {
		$stored = ( $this->store )()->put( $file->path );
		$upload = self::described( $file, $name, $stored['id'], $stored['sha256'] );
		try {
			( $this->table )()->add( $upload );
		} catch ( StorageUnavailable $refusal ) {
			( $this->store )()->remove( [ $upload->id ] );
			throw $refusal;
		}
		return $upload;
	}

	private static function described( SentFile $file, FileName $name, string $id, string $sha256 ): Upload {
		$type = FileFormat::of_extension( $name->extension )?->media_type() ?? 'application/octet-stream';
		return new Upload( $id, 0, $name->text, $type, $file->size(), $sha256 );
	}

	private static function most( FormDefinition $form ): int {
		$most   = array_sum( array_map(
			static fn ( FieldDefinition $field ): int => $field->files->max_files * $field->files->max_bytes,
			self::fields( $form )
		) );
		$server = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $server > 0 ? min( $most, $server ) : $most;
	}

	/** Removes the oldest files if the holding area is full, which indicates abuse. */
	private function make_room(): void {
		if ( ( $this->table )()->held_bytes() > self::HELD_BYTES ) {
			array_map(
				$this->drop_held( ... ),
				( $this->table )()->held( $this->clock->now()->modify( '-1 minute' ), self::EVICTIONS )
			);
		}
	}

	private function drop_held( Upload $upload ): void {
		if ( ( $this->table )()->drop_held( $upload->id ) ) {
			( $this->store )()->remove( [ $upload->id ] );
		}
	}

	/** @return list<KeptFile> */
	private function tokens( FormId $form_id, string $field_id, SentFiles $files ): array {
		return array_values( array_filter(
			array_map(
				fn ( string $token ): ?KeptFile => ( $this->kept )()->read( $form_id, $field_id, $token ),
				$files->kept[ $field_id ] ?? []
			)
		) );
	}

	/** @return list<FieldDefinition> */
	private static function fields( FormDefinition $form ): array {
		return array_values( array_filter(
			$form->fields,
			static fn ( FieldDefinition $field ): bool => FieldType::File === $field->type
		) );
	}

	private static function gone_message(): string {
		return __( 'A file you uploaded earlier is no longer available. Please choose it again.', 'brolga' );
	}
}
