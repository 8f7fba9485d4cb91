<?php
declare( strict_types=1 );

namespace Brolga\Experiments\Delivery;

use Brolga\Core\Blocks\Html;
use Brolga\Core\Page\FixedScript;
use Brolga\Core\PluginFile;
use Brolga\Experiments\Experiment;
use Brolga\Experiments\PageTests;

/**
 * All variants are in the page, and a script picks one right where they stand,
 * before anything of them is painted.
 *
 * @see AB-20 AB-21 AB-51
 */
final class InstantDelivery implements Delivered {

	/** The script, as it stands in the page: a Content-Security-Policy allows it by its hash. */
	private const SCRIPT = 'assets/pick.js';

	public function __construct(
		private readonly Audience $audience,
		private readonly PageTests $tests,
		private readonly PluginFile $plugin
	) {}

	/**
	 * Templates of all variants, the control for visitors without scripts, the script.
	 *
	 * @param Experiment    $experiment A test that runs.
	 * @param SavedVariants $variants   Its blocks.
	 */
	public function render( Experiment $experiment, SavedVariants $variants ): string {
		$this->tests->add( $experiment );
		$templates = [];
		foreach ( $experiment->variants as $variant ) {
			if ( $variants->has( $variant->number ) ) {
				$html        = $variants->subject( $experiment->key, $variant->number );
				$control     = $control ?? $html;
				$templates[] = '<template' . Html::attributes(
					[
						'data-brolga-subject' => $experiment->key->subject( $variant->number ),
						'data-brolga-weight'  => $variant->weight,
					]
				) . ">{$html}</template>";
			}
		}
		return '<div' . Html::attributes(
			[
				'data-brolga-cookie' => $this->audience->cookie( $experiment->key ),
			] + $this->audience->rules( $experiment, true )
		) . '>' . implode( '', $templates ) . NoScript::around( $control ?? '' ) . $this->script()->element() . '</div>';
	}

	/**
	 * What a policy has to name to allow the script: `sha256-…`.
	 */
	public function hash(): string {
		return $this->script()->hash();
	}

	/**
	 * The script.
	 */
	private function script(): FixedScript {
		return new FixedScript( $this->plugin, self::SCRIPT );
	}
}
