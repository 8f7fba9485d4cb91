<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Registry\Variant;
use Brolga\AbTests\Statistics\Posterior;
use Brolga\Core\Support\VariantLetter;

/** The counts of a variant. */
final class VariantResult {

	/** Probability of a two-sided interval that leaves 5 % above it. Used for one-sided intervals. */
	private const ONE_SIDED = 0.9;

	public readonly Posterior $known;

	/** Conversions, limited to the number of visitors. */
	public readonly int $conversions;

	/** Conversions as recorded, which can exceed the number of visitors. */
	public readonly int $recorded;

	/** @param int $value The orders' value in cents. */
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

	public function less( int $visitors, int $conversions ): self {
		return new self(
			$this->variant,
			max( 0, $this->visitors - $visitors ),
			max( 0, $this->recorded - $conversions ),
			$this->value
		);
	}

	/**
	 * Returns the 95 % interval; null values if there are no visitors. If nobody or everybody has
	 * converted, it is one-sided, so that it contains the displayed rate.
	 *
	 * @return array{float, float}|array{null, null}
	 * @see AB-650
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
	 * Returns a variant's label or letter. The control's name always says that it is the control.
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
