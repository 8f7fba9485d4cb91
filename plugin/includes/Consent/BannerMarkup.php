<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Html;

/**
 * The banner: what it is about, and three answers of equal weight. It holds
 * nobody: it is a region of the page, not a dialog.
 *
 * @see CONSENT-6 CONSENT-7
 */
final class BannerMarkup {

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * The banner, and the place where readers of the screen hear of it.
	 *
	 * @param array<string, string> $banner What the banner says of the script that takes the answers, and of its looks.
	 * @param array<string, string> $status What the other place says of the script that asks.
	 */
	public function html( array $banner = [], array $status = [] ): string {
		$words = $this->words();
		return Html::fill(
			<<<'HTML'
			<p class="brolga-consent-status" role="status" data-brolga-consent-status{status}></p>
			<section class="brolga-consent" aria-labelledby="brolga-consent-title" data-brolga-consent{banner}
				data-nosnippet hidden>
				<div class="brolga-consent__box">
					<div class="brolga-consent__words">
						<h2 class="brolga-consent__title" id="brolga-consent-title">{title}</h2>
						<p class="brolga-consent__text">{text}{policy}</p>
					</div>
					<div class="brolga-consent__answers">{answers}{choose}</div>
				</div>
			</section>
			HTML,
			[
				'status'  => Html::attributes( $status ),
				'banner'  => Html::attributes( $banner ),
				'title'   => esc_html( $words['title'] ),
				'text'    => esc_html( $words['text'] ),
				'policy'  => $this->policy(),
				'answers' => $this->answers(),
				'choose'  => $this->button( 'choose', $words['choose'] ),
			]
		);
	}

	/**
	 * The two answers to everything at once.
	 */
	public function answers(): string {
		return $this->button( 'accept', $this->words()['accept'] )
			. $this->button( 'reject', $this->words()['reject'] );
	}

	/**
	 * A button that looks as the site's buttons do, and as its neighbours.
	 *
	 * @param string $label What it says.
	 */
	public function button( string $answer, string $label, string $type = 'button' ): string {
		return Html::fill(
			<<<'HTML'
			<button type="{type}" class="brolga-consent-button wp-element-button" data-brolga-answer="{answer}">
				{label}
			</button>
			HTML,
			[
				'type'   => esc_attr( $type ),
				'answer' => esc_attr( $answer ),
				'label'  => esc_html( $label ),
			]
		);
	}

	/**
	 * The link in the corner; the script shows it where no other link leads to the choices.
	 */
	public function corner(): string {
		return Html::fill(
			'<a class="brolga-consent-corner" href="{url}" data-brolga-consent-corner hidden>{words}</a>',
			[
				'url'   => esc_url( Banner::ANCHOR ),
				'words' => esc_html__( 'Privacy choices', 'brolga' ),
			]
		);
	}

	/**
	 * Where a link to the choices leads: without scripts, to the privacy policy.
	 */
	public function url(): string {
		return get_privacy_policy_url() . Banner::ANCHOR;
	}

	/**
	 * The link to the privacy policy.
	 */
	private function policy(): string {
		$url = get_privacy_policy_url();
		return '' === $url
			? ''
			: ' <a href="' . esc_url( $url ) . '">' . esc_html__( 'Privacy policy', 'brolga' ) . '</a>';
	}

	/**
	 * @return array{title: string, text: string, accept: string, reject: string, choose: string}
	 */
	private function words(): array {
		return ( new BannerWords( $this->settings->of( new ConsentSection() ) ) )->all();
	}
}
