<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Api\Spam\Attempt;
use Brolga\Api\Spam\SpamSign;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;
use Brolga\Core\Support\Text;

/**
 * Checks the signs of spam that need no service: this plugin's and those of other plugins. In
 * doubt a message is accepted: spam in the inbox costs a glance, a lost lead costs a customer.
 *
 * @see FORM-34 SPAM-2 SPAM-8 SPAM-37
 */
final class SpamSigns {

	/** Maximum characters of a sign's description. */
	private const WORDS_LENGTH = 200;

	/** @var array<string, SpamSign>|null Signs by name; null until the filter has been applied. */
	private ?array $all = null;

	/** @param list<SpamSign> $ours Checked in this order, before those of other plugins. */
	public function __construct( #[All( SpamSign::class )] private readonly array $ours ) {}

	public function judge( Attempt $attempt, int $age ): ?Judgement {
		foreach ( $this->all() as $name => $sign ) {
			$words = Extensions::guard( $sign::class, static fn (): ?string => $sign->seen_in( $attempt, $age ), null );
			if ( null !== $words ) {
				return self::against( $name, Text::start( Text::line( $words ), self::WORDS_LENGTH ) );
			}
		}
		return null;
	}

	/** This plugin's own signs are reasons, for which screens have texts. */
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

	/** @return array<string, SpamSign> */
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
				 * @param list<\Brolga\Api\Spam\SpamSign> $signs The signs of other plugins.
				 */
				return apply_filters( 'brolga_spam_signs', [] );
			}
		);
	}
}
