<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Registry\Variant;
use Brolga\AbTests\Statistics\Posterior;
use Brolga\Core\Support\VariantLetter;

/**
 * What was counted of a variant.
 */
final class VariantResult {

	/** What leaves 5 % on the one side that there is. */
	private const ONE_SIDED = 0.9;

	/** What is known of its rate. */
	public readonly Posterior $known;

	/** Those who converted; never more than its visitors. */
	public readonly int $conversions;

	/** What was recorded of them, also where it was more. */
	public readonly int $recorded;

	/**
	 * @param int $visitors    Who saw it.
	 * @param int $conversions Who converted.
	 * @param int $value       What they spent, in cents.
	 */
	public function __construct(
		public readonly Variant $variant,
		public readonly int $visitors,
		int $conversions,
		public readonly int $value = 0
	) {
		$this->recorded    = $conversions;
		$this->conversions = min( $conversions, $visitors );
		$this->known       = Posterior::after( $this->conversions, $visitors );
	}

	/**
	 * The same without some.
	 *
	 * @param int $visitors    Who saw it.
	 * @param int $conversions Who converted.
	 */
	public function less( int $visitors, int $conversions ): self {
		return new self(
			$this->variant,
			max( 0, $this->visitors - $visitors ),
			max( 0, $this->recorded - $conversions ),
			$this->value
		);
	}

	/**
	 * The rates between which its rate lies with 95 %. Where nobody or everybody has converted it begins or ends at
	 * that rate, so that the rate that is shown is within.
	 *
	 * @see AB-650
	 * @return array{float, float}|array{null, null} Null where nobody was there.
	 */
	public function interval(): array {
		if ( 0 === $this->visitors ) {
			return [ null, null ];
		}
		[ $low, $high ] = match ( $this->conversions ) {
			0, $this->visitors => $this->known->interval( self::ONE_SIDED ),
			default            => $this->known->interval(),
		};
		return [
			0 === $this->conversions ? 0.0 : $low,
			$this->conversions === $this->visitors ? 1.0 : $high,
		];
	}

	public function name(): string {
		return self::name_of( $this->variant );
	}

	/**
	 * What a variant is called: its label, else its letter. The control is always called so.
	 *
	 * @see AB-163
	 */
	public static function name_of( Variant $variant ): string {
		if ( Variant::CONTROL === $variant->number ) {
			return '' === $variant->label
				? _x( 'Control', 'variant of a test', 'brolga' )
				/* translators: %s: what its owner calls the control of a test. */
				: sprintf( __( '%s (control)', 'brolga' ), $variant->label );
		}
		if ( '' !== $variant->label ) {
			return $variant->label;
		}
		return sprintf(
			/* translators: %s: a letter, B for the first variant beside the control, or a number. */
			__( 'Variant %s', 'brolga' ),
			VariantLetter::of( $variant->number )
		);
	}
}
