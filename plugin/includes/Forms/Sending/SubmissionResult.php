<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Uploads\KeptFile;

/**
 * Whether a submission was stored, or the reason it was refused. The page and the REST API each
 * turn it into their own response.
 */
final class SubmissionResult {

	/**
	 * Use stored() or refused().
	 *
	 * @param string      $redirect    Where a success leads; may be empty.
	 * @param list<FieldError> $errors
	 * @param int         $retry_after Seconds to wait; 0 if waiting does not help.
	 * @param bool        $is_lead     False for spam, which gets the same response.
	 * @param array       $kept        Files that need not be chosen again, by field id.
	 * @param list<string> $left       Ids of fields whose files could not be stored for lack of space.
	 * @param string      $words       What the form itself says of the error; may be empty.
	 * @param string      $mark        The reference that visitors see instead of the lead's number.
	 * @phpstan-param array<array-key, list<KeptFile>> $kept
	 */
	private function __construct(
		public readonly ?ErrorKey $error,
		public readonly ?FormId $form_id,
		public readonly int $lead_id,
		public readonly string $redirect,
		public readonly array $errors,
		public readonly int $retry_after,
		public readonly bool $is_lead = false,
		public readonly ?int $route = null,
		public readonly array $kept = [],
		public readonly ?FormDefinition $form = null,
		public readonly array $left = [],
		public readonly string $mark = '',
		private readonly string $words = ''
	) {}

	/** @param list<string> $left */
	public static function stored(
		FormId $form_id,
		int $lead_id,
		string $redirect,
		bool $is_lead = true,
		?int $route = null,
		?FormDefinition $form = null,
		array $left = [],
		string $mark = ''
	): self {
		return new self(
			null,
			$form_id,
			$lead_id,
			$redirect,
			[],
			0,
			$is_lead,
			$route,
			form: $form,
			left: $left,
			mark: $mark
		);
	}

	/**
	 * @param list<FieldError> $errors
	 * @phpstan-param array<array-key, list<KeptFile>> $kept
	 * @param list<string> $left
	 */
	public static function refused(
		ErrorKey $error,
		?FormId $form_id = null,
		array $errors = [],
		int $retry_after = 0,
		array $kept = [],
		array $left = [],
		string $message = ''
	): self {
		return new self( $error, $form_id, 0, '', $errors, $retry_after, kept: $kept, left: $left, words: $message );
	}

	/** Returns what is said of the error; empty without one. */
	public function message(): string {
		return '' === $this->words ? $this->error?->message() ?? '' : $this->words;
	}

	public function error_of( string $field_id ): ?FieldError {
		foreach ( $this->errors as $error ) {
			if ( $field_id === $error->field_id ) {
				return $error;
			}
		}
		return null;
	}
}
