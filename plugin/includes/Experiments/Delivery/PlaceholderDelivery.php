<?php
declare( strict_types=1 );

namespace Brolga\Experiments\Delivery;

use Brolga\Core\Blocks\Html;
use Brolga\Core\Constants;
use Brolga\Experiments\Experiment;
use Brolga\Experiments\PageTests;
use Brolga\Experiments\Variant;

/**
 * The page comes out of a cache and is everybody's: each visitor's browser asks
 * for its variant, and the page's modules wait for the answers.
 *
 * @see AB-18 AB-19 AB-21
 */
final class PlaceholderDelivery implements Delivered {

	public function __construct(
		private readonly Audience $audience,
		private readonly PageTests $tests,
		private readonly WaitingRuntime $runtime
	) {}

	/**
	 * A placeholder with the control in it. The other variants are rendered for
	 * what they bring along: styles and scripts that the page cannot have later.
	 *
	 * @param Experiment    $experiment A test that runs.
	 * @param SavedVariants $variants   Its blocks.
	 */
	public function render( Experiment $experiment, SavedVariants $variants ): string {
		$this->runtime->wait();
		$this->tests->add( $experiment );
		$control = $variants->plain();
		$flag    = wp_high_priority_element_flag();
		foreach ( $experiment->variants as $variant ) {
			if ( Variant::CONTROL !== $variant->number && $variants->has( $variant->number ) ) {
				$variants->plain( $variant->number );
			}
		}
		wp_high_priority_element_flag( $flag );
		return '<div' . Html::attributes(
			[
				'class'                   => Constants::AB_SUBJECT_CLASS,
				'data-brolga-placeholder' => true,
				'data-brolga-test'        => $experiment->key->format(),
				'data-brolga-cookie'      => $this->audience->cookie( $experiment->key ),
			] + $this->audience->rules( $experiment )
		) . '>' . NoScript::around( $control ) . '</div>';
	}
}
