<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Database\Migration;
use Brolga\Core\Support\Later;
use Closure;

/**
 * Answers that were given before wordings were kept name a question by its mode
 * and services alone. What is known of the one that is asked now is kept under
 * that name: its words are not, but whoever has answered is not asked anew.
 *
 * @see CONSENT-32 LIFE-5
 */
final class WordingsMigration implements Migration {

	/** Digits that told one question from another. */
	private const VERSION_LENGTH = 8;

	/**
	 * @param Closure(): Question          $question What visitors are asked.
	 * @param Closure(): WordingRepository $wordings Keeps it.
	 */
	public function __construct(
		#[Later( Question::class )] private readonly Closure $question,
		#[Later( WordingRepository::class )] private readonly Closure $wordings
	) {}

	/**
	 * The shape of the tables that brought wordings.
	 */
	public function version(): int {
		return 21;
	}

	/**
	 * Keeps what answers name until now.
	 */
	public function up(): void {
		$question = ( $this->question )();
		if ( $question->is_asked() ) {
			( $this->wordings )()->add( self::version_of( $question ), $question->wording()->without_words() );
		}
	}

	/**
	 * What a question was called.
	 */
	public static function version_of( Question $question ): string {
		$ids = array_keys( $question->categories() );
		sort( $ids, SORT_STRING );
		return substr(
			hash( 'sha256', "{$question->mode()->value}|" . implode( '~', $ids ) ),
			0,
			self::VERSION_LENGTH
		);
	}
}
