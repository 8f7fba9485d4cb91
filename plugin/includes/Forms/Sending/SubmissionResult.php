<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Uploads\KeptFile;

/**
 * Stored, or refused for one reason. An edge turns it into its own words.
 */
final class SubmissionResult {

	/**
	 * Use stored() or refused().
	 *
	 * @param ErrorKey|null    $error       Why it was refused; null when it was stored.
	 * @param FormId|null      $form_id     The form, as far as it is known.
	 * @param int              $lead_id     The stored entry; 0 when there is none.
	 * @param string           $redirect    Where a success leads; may be empty.
	 * @param list<FieldError> $errors      Fields that failed.
	 * @param int              $retry_after Seconds to wait; 0 when waiting does not help.
	 * @param bool             $is_lead     Whether it counts as a lead: spam is answered alike, and does not.
	 * @param int|null         $route       Which of the form's routes the answers took; null: none.
	 * @param array            $kept        Files that need not be chosen again, by field id.
	 * @phpstan-param array<array-key, list<KeptFile>> $kept
	 * @param FormDefinition|null $form     The form as the visitor had it; null when nothing was stored.
	 * @param list<string>     $left        Ids of fields with files that there was no room for.
	 * @param string           $mark        What visitors are told in the place of the entry's number.
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
		public readonly string $mark = ''
	) {}

	/**
	 * The lead is stored: now, or by an earlier request of the same submission.
	 *
	 * @param int      $lead_id  The stored entry.
	 * @param string   $redirect Where the visitor goes; may be empty.
	 * @param bool     $is_lead  False when it was kept apart as spam.
	 * @param int|null $route    Which of the form's routes the answers took; null: none.
	 * @param FormDefinition|null $form The form as the visitor had it.
	 * @param list<string> $left Ids of fields with files that there was no room for.
	 * @param string       $mark What visitors are told in the place of the entry's number.
	 */
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
	 * Nothing was stored.
	 *
	 * @param ErrorKey         $error       Why.
	 * @param FormId|null      $form_id     The form, as far as it is known.
	 * @param list<FieldError> $errors      Fields that failed.
	 * @param int              $retry_after Seconds to wait.
	 * @param array            $kept        Files that need not be chosen again, by field id.
	 * @phpstan-param array<array-key, list<KeptFile>> $kept
	 * @param list<string>     $left        Ids of fields with files that there was no room for.
	 */
	public static function refused(
		ErrorKey $error,
		?FormId $form_id = null,
		array $errors = [],
		int $retry_after = 0,
		array $kept = [],
		array $left = []
	): self {
		return new self( $error, $form_id, 0, '', $errors, $retry_after, kept: $kept, left: $left );
	}

	/**
	 * The error of one field.
	 *
	 * @param string $field_id The field, or FieldError::CAPTCHA.
	 */
	public function error_of( string $field_id ): ?FieldError {
		foreach ( $this->errors as $error ) {
			if ( $field_id === $error->field_id ) {
				return $error;
			}
		}
		return null;
	}
}
