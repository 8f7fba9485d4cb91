<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Support\Html;
use Brolga\Forms\Definition\RedirectUrl;
use Brolga\Forms\Source\BlockAttributes;

/**
 * A link to the owner's feed service, with the feed's URI as a query parameter. It works without JavaScript.
 *
 * @see FEED-1 FEED-2
 */
final class FeedLink {

	private function __construct(
		private readonly string $url,
		public readonly string $label
	) {}

	public static function of( BlockAttributes $saved ): self {
		$service = RedirectUrl::safe( $saved->line( 'feedUrl' ) );
		$uri     = $saved->line( 'feedUri' );
		$label   = $saved->line( 'submitLabel' );
		return new self(
			'' === $service || '' === $uri ? $service : add_query_arg( 'uri', rawurlencode( $uri ), $service ),
			'' === $label ? __( 'Subscribe', 'brolga' ) : $label
		);
	}

	public function leads_somewhere(): bool {
		return '' !== $this->url;
	}

	public function attributes(): string {
		return Html::attributes(
			[
				'href'             => esc_url_raw( $this->url ),
				'target'           => '_blank',
				'rel'              => 'noopener',
				'data-brolga-feed' => __( 'This is a preview. The window does not open from here.', 'brolga' ),
			]
		);
	}
}
