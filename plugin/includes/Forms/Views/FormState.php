<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Support\Constants;
use Brolga\Forms\Sending\FormOutcome;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Uploads\SentFiles;

/**
 * The one outcome a request can have, or the success that an address tells of.
 * The page's forms ask whether it is about them.
 */
final class FormState {

	/** What became of the form this request sent. */
	private ?FormOutcome $outcome = null;

	/** Whether a form of the page has shown it. */
	private bool $is_shown = false;

	public function __construct( private readonly FormTokens $tokens ) {}

	/**
	 * Keeps an outcome for the page.
	 *
	 * @param FormOutcome $outcome What became of the request's form.
	 */
	public function keep( FormOutcome $outcome ): void {
		$this->outcome  = $outcome;
		$this->is_shown = false;
	}

	/**
	 * The outcome for a form of the page, or null.
	 *
	 * @param int $number Its number on the page.
	 */
	public function outcome_of( FormId $id, int $number ): ?FormOutcome {
		if ( null === $this->outcome || ! $this->outcome->is_about( $id, $number ) ) {
			return null;
		}
		$this->is_shown = true;
		return $this->outcome;
	}

	/**
	 * Whether the address tells that a form was sent: where a visitor without
	 * scripts arrives after a success.
	 *
	 * @see FORM-29
	 */
	public function is_sent( FormId $id ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Compared, and not kept: it chooses which of two texts is shown.
		return ( $_GET[ Constants::FORM_SENT_PARAMETER ] ?? null ) === $id->uid;
	}

	/**
	 * Whether the address tells that there was no room for files of what was sent.
	 *
	 * @see UPLOAD-450
	 */
	public function has_left_files(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Whether it is there chooses a sentence.
		return isset( $_GET[ SentFiles::LEFT ] );
	}

	/**
	 * Which of a form's routes the answers took, as this request's outcome or its
	 * address tells; null: none.
	 *
	 * @param FormOutcome|null $outcome What became of it in this request.
	 *
	 * @see COND-14
	 */
	public function route( FormId $id, ?FormOutcome $outcome ): ?int {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It is signed, and route() checks the signature.
		$mark = $_GET[ Constants::FORM_ROUTE_PARAMETER ] ?? '';
		return null === $outcome && is_string( $mark ) && '' !== $mark
			? $this->tokens->route( $id, $mark )
			: $outcome?->result->route;
	}

	/**
	 * An outcome that no form of the page has shown, or null.
	 */
	public function unshown(): ?FormOutcome {
		return $this->is_shown ? null : $this->outcome;
	}
}
