<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Support\Constants;
use Brolga\Forms\Sending\FormOutcome;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Uploads\SentFiles;

/** Holds the result of the submitted form, or the success that a URL reports, for the page. */
final class FormState {

	private ?FormOutcome $outcome = null;

	private bool $is_shown = false;

	public function __construct( private readonly FormTokens $tokens ) {}

	public function keep( FormOutcome $outcome ): void {
		$this->outcome  = $outcome;
		$this->is_shown = false;
	}

	public function outcome_of( FormId $id, int $number ): ?FormOutcome {
		if ( null === $this->outcome || ! $this->outcome->is_about( $id, $number ) ) {
			return null;
		}
		$this->is_shown = true;
		return $this->outcome;
	}

	/**
	 * Whether the URL reports that the form was sent: visitors without scripts are redirected to such a URL.
	 *
	 * @see FORM-29
	 */
	public function is_sent( FormId $id ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Compared, and not kept: it chooses which of two texts is shown.
		return ( $_GET[ Constants::FORM_SENT_PARAMETER ] ?? null ) === $id->uid;
	}

	/** @see UPLOAD-450 */
	public function has_left_files(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Whether it is there chooses a sentence.
		return isset( $_GET[ SentFiles::LEFT ] );
	}

	/** @see COND-14 */
	public function route( FormId $id, ?FormOutcome $outcome ): ?int {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It is signed, and route() checks the signature.
		$mark = $_GET[ Constants::FORM_ROUTE_PARAMETER ] ?? '';
		return null === $outcome && is_string( $mark ) && '' !== $mark
			? $this->tokens->route( $id, $mark )
			: $outcome?->result->route;
	}

	public function unshown(): ?FormOutcome {
		return $this->is_shown ? null : $this->outcome;
	}
}
