<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Core\Support\Constants;
use Brolga\Forms\Source\FormId;

/** The result of a submission, with what the visitor had typed, for the page that shows the result. */
final class FormOutcome {

	/** In bytes. People may paste long texts; anything larger comes from a program. */
	private const MOST = 4 * Constants::FORM_MAX_REQUEST_BYTES;

	public function __construct(
		public readonly SubmissionResult $result,
		public readonly Submission $submission
	) {}

	/**
	 * @return array<array-key, mixed>
	 * @see REST-19
	 */
	public function typed(): array {
		return array_filter(
			$this->submission->values,
			static fn ( mixed $value ): bool => self::size( $value ) <= self::MOST
		);
	}

	private static function size( mixed $value ): int {
		return is_array( $value )
			? array_sum( array_map( self::size( ... ), $value ) )
			: strlen( is_scalar( $value ) ? (string) $value : '' );
	}

	/**
	 * Whether the result concerns a form that is being printed. If the form is unknown because its
	 * token was rejected, the form's number on the page decides.
	 */
	public function is_about( FormId $id, int $number ): bool {
		return null === $this->result->form_id
			? $number === $this->submission->number
			: $this->result->form_id->equals( $id );
	}
}
