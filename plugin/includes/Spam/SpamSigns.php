<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;
use Brolga\Core\Support\Text;

/**
 * The signs that need no service, ours and those of other plugins. When in doubt
 * an enquiry is one: spam that reaches the owner costs a glance, a lead that does
 * not costs a customer.
 *
 * @see FORM-34 SPAM-2 SPAM-8 SPAM-37
 */
final class SpamSigns {

	/** How much of a sign's words is stored. */
	private const WORDS_LENGTH = 200;

	/** @var array<string, SpamSign>|null Null: nobody has asked. */
	private ?array $all = null;

	/**
	 * @param list<SpamSign> $ours Asked in this order, before those of other plugins.
	 */
	public function __construct( #[All( SpamSign::class )] private readonly array $ours ) {}

	/**
	 * What the first sign says that is seen in an attempt; null: none is.
	 *
	 * @param int $age Seconds since its page was made.
	 */
	public function judge( Attempt $attempt, int $age ): ?Judgement {
		foreach ( $this->all() as $name => $sign ) {
			$words = Extensions::guard( $sign::class, static fn (): ?string => $sign->seen_in( $attempt, $age ), null );
			if ( null !== $words ) {
				return self::against( $name, Text::start( Text::line( $words ), self::WORDS_LENGTH ) );
			}
		}
		return null;
	}

	/**
	 * A judgement for a sign. Our own are reasons, for which screens have words.
	 *
	 * @param string $name  The sign.
	 * @param string $words What it says.
	 */
	private static function against( string $name, string $words ): Judgement {
		$ours = '' === $words ? SpamReason::tryFrom( $name ) : null;
		return null !== $ours
			? new Judgement( $ours )
			: new Judgement(
				SpamReason::Sign,
				signs: [
					[
						'sign'  => $name,
						'value' => '' === $words ? $name : $words,
					],
				]
			);
	}

	/**
	 * All signs, by name.
	 *
	 * @return array<string, SpamSign>
	 */
	private function all(): array {
		return $this->all ??= Extensions::all(
			SpamSign::class,
			$this->ours,
			'brolga_spam_signs',
			static function (): mixed {
				/**
				 * Filters the signs of spam that other plugins add. Messages in which one is seen are kept under Spam.
				 * See docs/extending.md.
				 *
				 * @since 0.1.0
				 *
				 * @param list<\Brolga\Spam\SpamSign> $signs The signs of other plugins.
				 */
				return apply_filters( 'brolga_spam_signs', [] );
			}
		);
	}
}
