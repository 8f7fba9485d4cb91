<?php
declare( strict_types=1 );

namespace Brolga\Experiments\Delivery;

use Brolga\Core\Blocks\Html;
use Brolga\Core\Page\InlineScript;
use Brolga\Experiments\Experiment;
use Brolga\Experiments\PageTests;
use Brolga\Experiments\Variant;

/**
 * All variants are in the page, and a script picks one right where they stand,
 * before anything of them is painted.
 *
 * @see AB-20 AB-21 AB-51 AB-68
 */
final class InstantDelivery implements Delivered {

	public const SCRIPT = 'assets/pick.js';

	/** Tells of visitors who are shown a test and have not agreed to being counted. */
	private const UNCOUNTED = '@brolga/uncounted';

	public function __construct(
		private readonly Audience $audience,
		private readonly PageTests $tests,
		private readonly InlineScript $scripts
	) {}

	/**
	 * Templates of all variants, the control for visitors without scripts, the script.
	 *
	 * @param Experiment    $experiment A test that runs.
	 * @param SavedVariants $variants   Its blocks.
	 */
	public function render( Experiment $experiment, SavedVariants $variants ): string {
		$this->tests->add( $experiment );
		if ( $this->audience->asks() ) {
			wp_enqueue_script_module( self::UNCOUNTED );
		}
		$templates = [];
		foreach ( $experiment->variants as $variant ) {
			if ( $variants->has( $variant->number ) ) {
				$html        = $variants->subject( $experiment->key, $variant->number );
				$control     = $control ?? $html;
				$templates[] = self::template( $experiment, $variant, $html );
			}
		}
		return '<div' . $this->root( $experiment ) . '>' . implode( '', $templates ) . NoScript::around( $control ?? '' ) . $this->scripts->html( self::SCRIPT ) . '</div>';
	}

	/**
	 * Templates of all texts, and the script.
	 *
	 * @param Experiment         $experiment A test that runs.
	 * @param array<int, string> $texts      By the variants' numbers.
	 */
	public function words( Experiment $experiment, array $texts ): string {
		$templates = '';
		foreach ( $experiment->variants as $variant ) {
			if ( isset( $texts[ $variant->number ] ) ) {
				$templates .= self::template( $experiment, $variant, "<span>{$texts[ $variant->number ]}</span>" );
			}
		}
		return '<span' . $this->root( $experiment ) . ">{$templates}" . NoScript::around( $texts[ Variant::CONTROL ] ?? '' ) . $this->scripts->html( self::SCRIPT ) . '</span>';
	}

	/**
	 * A variant's template.
	 *
	 * @param Experiment $experiment The test.
	 * @param Variant    $variant    The variant.
	 * @param string     $html       What is in it.
	 */
	private static function template( Experiment $experiment, Variant $variant, string $html ): string {
		return '<template' . Html::attributes(
			[
				'data-brolga-subject' => $experiment->key->subject( $variant->number ),
				'data-brolga-weight'  => $variant->weight,
			]
		) . ">{$html}</template>";
	}

	/**
	 * What the script has to know of a test.
	 *
	 * @param Experiment $experiment The test.
	 */
	private function root( Experiment $experiment ): string {
		return Html::attributes(
			[
				'data-brolga-cookie' => $this->audience->cookie( $experiment->key ),
			] + $this->audience->rules( $experiment, true )
		);
	}
}
