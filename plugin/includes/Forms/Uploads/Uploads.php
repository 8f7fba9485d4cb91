<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Later;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Fields\FileFormat;
use Brolga\Forms\Source\FormId;
use Closure;

/**
 * The way of a file: judged, stored, put into the holding place; given to its
 * lead in the lead's transaction, or kept there for the visitor's next
 * attempt; removed with its lead. Only fields of the saved form that were
 * asked take files; whatever else a request sends is gone when it ends.
 *
 * @see FIELD-7 FIELD-8 UPLOAD-3 UPLOAD-4
 */
final class Uploads {

	/** What the holding place may come to; the oldest files make room. */
	public const HELD_BYTES = 1073741824;

	/** How many files make room at once. */
	private const EVICTIONS = 50;

	/**
	 * @param Closure(): FileInspector $inspector Looks into files.
	 * @param Closure(): FileStore $store Keeps them.
	 * @param Closure(): UploadRepository $table Knows them.
	 * @param Closure(): KeptFiles $kept Knows those that wait for another attempt.
	 * @param Closure(): UploadBudget $budget How much is taken.
	 */
	public function __construct(
		#[Later( FileInspector::class )] private readonly Closure $inspector,
		#[Later( FileStore::class )] private readonly Closure $store,
		#[Later( UploadRepository::class )] private readonly Closure $table,
		#[Later( KeptFiles::class )] private readonly Closure $kept,
		#[Later( UploadBudget::class )] private readonly Closure $budget,
		private readonly Clock $clock
	) {}

	/**
	 * A form's values with the names of its files in their places. What is sent
	 * as text for such a field counts for nothing.
	 *
	 * @param FormDefinition          $form   As it is saved now.
	 * @param array<array-key, mixed> $values What was sent.
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

	/**
	 * Judges and stores the files of a form.
	 *
	 * @param FormDefinition $form   As it is saved now.
	 * @param list<string>   $hidden Fields that were not asked.
	 */
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

	/**
	 * The files that a refused request had in the holding place already.
	 *
	 * @param SentFiles $files What was sent.
	 * @return array<array-key, list<KeptFile>> By field id.
	 */
	public function still_kept( FormId $form_id, SentFiles $files ): array {
		$kept = [];
		foreach ( array_keys( $files->kept ) as $field_id ) {
			$kept[ $field_id ] = $this->tokens( $form_id, (string) $field_id, $files );
		}
		return array_filter( $kept );
	}

	/**
	 * Gives files to their lead. Runs in the lead's transaction.
	 *
	 * @param ReceivedFiles $files What was taken.
	 *
	 * @throws FilesGone          When one of them is not in the holding place any more.
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
	 * Removes what a submission leaves in the holding place: a second copy, when
	 * an earlier request of the same submission has stored the lead. The lead
	 * is safe: what cannot be removed now, the sweep removes later.
	 *
	 * @param ReceivedFiles $files What was taken.
	 */
	public function settle( ReceivedFiles $files ): void {
		try {
			array_map( $this->drop_held( ... ), array_merge( [], ...array_values( $files->files ) ) );
		} catch ( StorageUnavailable ) {
			return;
		}
	}

	/**
	 * What is said of a file that was kept and is gone.
	 */
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
	 * The files of one field: those that were kept, then those that came now.
	 *
	 * @param SentFiles $files What was sent.
	 * @return array{list<Upload>, list<string>, ErrorKey, list<Upload>} What was taken, what is wrong in sentences, the
	 *                                                                   key of that, and what there is no room for.
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

	/**
	 * Puts a file into the holding place.
	 */
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

	/**
	 * What is known of a file.
	 *
	 * @param string $id Its name with us; empty: it is not stored.
	 */
	private static function described( SentFile $file, FileName $name, string $id, string $sha256 ): Upload {
		$type = FileFormat::of_extension( $name->extension )?->media_type() ?? 'application/octet-stream';
		return new Upload( $id, 0, $name->text, $type, $file->size(), $sha256 );
	}

	/**
	 * The bytes of files that one message may bring, within what the server takes.
	 */
	private static function most( FormDefinition $form ): int {
		$most   = array_sum( array_map(
			static fn ( FieldDefinition $field ): int => $field->files->max_files * $field->files->max_bytes,
			self::fields( $form )
		) );
		$server = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $server > 0 ? min( $most, $server ) : $most;
	}

	/**
	 * Lets the oldest files go when the holding place is full: somebody fills it.
	 */
	private function make_room(): void {
		if ( ( $this->table )()->held_bytes() > self::HELD_BYTES ) {
			array_map(
				$this->drop_held( ... ),
				( $this->table )()->held( $this->clock->now()->modify( '-1 minute' ), self::EVICTIONS )
			);
		}
	}

	/**
	 * Removes a file that belongs to no lead.
	 *
	 * @param Upload $upload The file.
	 */
	private function drop_held( Upload $upload ): void {
		if ( ( $this->table )()->drop_held( $upload->id ) ) {
			( $this->store )()->remove( [ $upload->id ] );
		}
	}

	/**
	 * The kept files that a request names rightly for a field.
	 *
	 * @param SentFiles $files What was sent.
	 * @return list<KeptFile>
	 */
	private function tokens( FormId $form_id, string $field_id, SentFiles $files ): array {
		return array_values( array_filter(
			array_map(
				fn ( string $token ): ?KeptFile => ( $this->kept )()->read( $form_id, $field_id, $token ),
				$files->kept[ $field_id ] ?? []
			)
		) );
	}

	/**
	 * The fields that take files.
	 *
	 * @return list<FieldDefinition>
	 */
	private static function fields( FormDefinition $form ): array {
		return array_values( array_filter(
			$form->fields,
			static fn ( FieldDefinition $field ): bool => FieldType::File === $field->type
		) );
	}

	/**
	 * What is said of a file that was kept and is gone.
	 */
	private static function gone_message(): string {
		return __( 'A file you uploaded earlier is no longer available. Please choose it again.', 'brolga' );
	}
}
