<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Core\Support\Constants;
use Brolga\Forms\Source\FormId;

/**
 * A result, and what the visitor had typed, for the page that answers.
 */
final class FormOutcome {

	/** What a person may have pasted, in bytes; more is a program's. */
	private const MOST = 4 * Constants::FORM_MAX_REQUEST_BYTES;

	public function __construct(
		public readonly SubmissionResult $result,
		public readonly Submission $submission
	) {}

	/**
	 * What the visitor had typed and gets back. A text that no form takes is not
	 * among it: megabytes that a program sends come back as nothing.
	 *
	 * @return array<array-key, mixed> By field id.
	 *
	 * @see REST-19
	 */
	public function typed(): array {
		return array_filter(
			$this->submission->values,
			static fn ( mixed $value ): bool => self::size( $value ) <= self::MOST
		);
	}

	/**
	 * How many bytes a value has, in all its parts.
	 */
	private static function size( mixed $value ): int {
		return is_array( $value )
			? array_sum( array_map( self::size( ... ), $value ) )
			: strlen( is_scalar( $value ) ? (string) $value : '' );
	}

	/**
	 * Whether this is about a form of the page. A form that is not known (its
	 * token was refused) is the one that stands in the same place.
	 *
	 * @param FormId $id     A form that is being printed.
	 * @param int    $number Its number on the page.
	 */
	public function is_about( FormId $id, int $number ): bool {
		return null === $this->result->form_id
			? $number === $this->submission->number
			: $this->result->form_id->equals( $id );
	}
}
