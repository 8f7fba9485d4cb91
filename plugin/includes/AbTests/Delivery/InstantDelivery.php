<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Policy\InlineScript;
use Brolga\Core\Support\Html;

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
	 * @param Test    $test A test that runs.
	 * @param SavedVariants $variants   Its blocks.
	 */
	public function render( Test $test, SavedVariants $variants ): string {
		$this->tests->add( $test );
		if ( $this->audience->asks() ) {
			wp_enqueue_script_module( self::UNCOUNTED );
		}
		$templates = [];
		foreach ( $test->variants as $variant ) {
			if ( $variants->has( $variant->number ) ) {
				$html        = $variants->element( $test->key, $variant->number );
				$control     = $control ?? $html;
				$templates[] = self::template( $test, $variant, $html );
			}
		}
		return '<div'
			. $this->root( $test )
			. '>'
			. implode( '', $templates )
			. NoScript::around( $control ?? '' )
			. $this->scripts->html( self::SCRIPT )
			. '</div>';
	}

	/**
	 * Templates of all texts, and the script.
	 *
	 * @param Test         $test A test that runs.
	 * @param array<int, string> $texts      By the variants' numbers.
	 */
	public function words( Test $test, array $texts ): string {
		$templates = '';
		foreach ( $test->variants as $variant ) {
			if ( isset( $texts[ $variant->number ] ) ) {
				$templates .= self::template( $test, $variant, "<span>{$texts[ $variant->number ]}</span>" );
			}
		}
		return '<span'
			. $this->root( $test )
			. ">{$templates}"
			. NoScript::around( $texts[ Variant::CONTROL ] ?? '' )
			. $this->scripts->html( self::SCRIPT )
			. '</span>';
	}

	/**
	 * A variant's template.
	 */
	private static function template( Test $test, Variant $variant, string $html ): string {
		return '<template' . Html::attributes(
			[
				'data-brolga-subject' => $test->key->subject( $variant->number ),
				'data-brolga-weight'  => $variant->weight,
			]
		) . ">{$html}</template>";
	}

	/**
	 * What the script has to know of a test.
	 */
	private function root( Test $test ): string {
		return Html::attributes(
			[
				'data-brolga-cookie' => $this->audience->cookie( $test->key ),
			] + $this->audience->rules( $test, true )
		);
	}
}
