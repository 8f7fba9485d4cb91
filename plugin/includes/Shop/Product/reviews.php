<?php
/**
 * WooCommerce's template of reviews, or the theme's, with the summary in it.
 * WordPress includes it where that template would stand.
 *
 * @see SHOP-53
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\Html;
use Brolga\Shop\Product\ReviewTemplate;

ob_start();
require ReviewTemplate::original();
Html::put( ReviewTemplate::with_summary( (string) ob_get_clean() ) );
