<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Policy\InlineScript;
use Brolga\Core\Support\Html;

/**
 * Prints all variants in templates, and an inline script that picks one before the browser paints.
 *
 * @see AB-20 AB-21 AB-51 AB-68
 */
final class InstantDelivery implements DeliveryMethod {

	public const SCRIPT = 'assets/pick.js';

	/** The script module that counts views by visitors who have not agreed to be counted. */
	private const UNCOUNTED = '@brolga/uncounted';

	public function __construct(
		private readonly Audience $audience,
		private readonly PageTests $tests,
		private readonly InlineScript $scripts
	) {}

	/** Returns a template for each variant, the control in `<noscript>`, and the script. */
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

	/** @param array<int, string> $texts */
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

	private static function template( Test $test, Variant $variant, string $html ): string {
		return '<template' . Html::attributes(
			[
				'data-brolga-subject' => $test->key->subject( $variant->number ),
				'data-brolga-weight'  => $variant->weight,
			]
		) . ">{$html}</template>";
	}

	private function root( Test $test ): string {
		return Html::attributes(
			[
				'data-brolga-cookie' => $this->audience->cookie( $test->key ),
			] + $this->audience->rules( $test, true )
		);
	}
}
