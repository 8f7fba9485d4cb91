<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Html;

/**
 * The markup of the consent banner: the text, and buttons to accept, refuse or choose, of equal
 * weight. It is a region rather than a dialog, so that it does not block the page.
 *
 * @see CONSENT-6 CONSENT-7
 */
final class BannerMarkup {

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * Returns the banner, and the status element that announces it to screen readers.
	 *
	 * @param array<string, string> $banner Attributes of the banner.
	 * @param array<string, string> $status Attributes of the status element.
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

	public function answers(): string {
		return $this->button( 'accept', $this->words()['accept'] )
			. $this->button( 'reject', $this->words()['reject'] );
	}

	/** Returns a button in the style of the theme's buttons. */
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

	/** Returns the corner link. The script shows it if the page has no other link to the choices. */
	public function corner(): string {
		return Html::fill(
			'<a class="brolga-consent-corner" href="{url}" data-brolga-consent-corner hidden>{words}</a>',
			[
				'url'   => esc_url( Banner::ANCHOR ),
				'words' => esc_html__( 'Privacy choices', 'brolga' ),
			]
		);
	}

	/** Returns the URL of a link to the choices. Without JavaScript, it opens the privacy policy. */
	public function url(): string {
		return get_privacy_policy_url() . Banner::ANCHOR;
	}

	private function policy(): string {
		$url = get_privacy_policy_url();
		return '' === $url
			? ''
			: ' <a href="' . esc_url( $url ) . '">' . esc_html__( 'Privacy policy', 'brolga' ) . '</a>';
	}

	/** @return array{title: string, text: string, accept: string, reject: string, choose: string} */
	private function words(): array {
		return ( new BannerWords( $this->settings->of( new ConsentSection() ) ) )->all();
	}
}
